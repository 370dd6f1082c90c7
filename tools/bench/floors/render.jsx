import { renderToString } from 'react-dom/server';
import { Lobby } from './lobby.jsx';

/** Returns the markup of the lobby as React's server renders it. */
export const renderLobby = (rows) => renderToString(<Lobby rows={rows} />);

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Lobby } from './lobby.jsx';
import { StackLobby } from './stack.jsx';

/** Returns the markup of the lobby as React's server renders it. */
export const renderLobby = (rows) => renderToString(<Lobby rows={rows} />);

/** Returns the markup of the lobby that is written with the product's stack. */
export const renderStackLobby = (rows) =>
  renderToString(
    <StaticRouter location="/stack">
      <StackLobby rows={rows} />
    </StaticRouter>,
  );

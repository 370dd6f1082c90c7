import { hydrateRoot } from 'react-dom/client';
import { Lobby } from './lobby.jsx';

const rows = JSON.parse(document.getElementById('state').textContent);
hydrateRoot(document.getElementById('root'), <Lobby rows={rows} />);

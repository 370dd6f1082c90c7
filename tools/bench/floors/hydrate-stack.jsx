import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StackLobby } from './stack.jsx';

const rows = JSON.parse(document.getElementById('state').textContent);
hydrateRoot(
  document.getElementById('root'),
  <BrowserRouter>
    <StackLobby rows={rows} />
  </BrowserRouter>,
);

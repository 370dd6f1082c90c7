import { io } from 'socket.io-client';

/** Writes the balance of each message as raw text. */
const place = document.querySelector('output');
io(document.body.dataset.socket, { transports: ['websocket'] }).on('wallet:balance', ({ cash }) => {
  place.textContent = `€${cash}`;
});

import { createServer, request as send } from 'node:http';
import { Server } from 'socket.io';

/** How often balances are sent: a hundred times a second. */
const everyMs = 10;

/**
 * Stands between a shell and its backend: passes requests on, and is the socket server itself, which sends balances a hundred
 * times a second while it is on.
 *
 * @param {{ port: number, backendUrl: string }} places
 */
export async function startMessageSource({ port, backendUrl }) {
  const server = createServer((request, response) => {
    const target = new URL(request.url, backendUrl);
    const passed = send(target, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  const io = new Server(server, { cors: { origin: true }, serveClient: false });
  let sent = 0;
  let timer;
  const stop = () => clearInterval(timer);
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return {
    /** Sends for some seconds; returns how many messages. */
    async sendFor(ms) {
      const from = sent;
      const start = performance.now();
      timer = setInterval(() => {
        // A timer is late on a busy machine: send as many as are due.
        while ((sent - from) * everyMs < performance.now() - start) {
          sent += 1;
          const cash = (1_000 + (sent % 900) + 0.25).toFixed(2);
          io.emit('wallet:balance', { cash, nonCash: '0.00', total: cash, currencyCode: 'EUR' });
        }
      }, everyMs);
      await new Promise((done) => setTimeout(done, ms));
      stop();
      return sent - from;
    },
    async close() {
      stop();
      await io.close();
    },
  };
}

import { join, resolve } from 'node:path';
import process from 'node:process';
/* oxlint-disable nx/enforce-module-boundaries -- the scripts that start programs are no package */
import { isFree, responds, start, stopAll } from '../../tools/start/processes.mjs';

const root = resolve(import.meta.dirname, '../..');
/** How long a server may take to start on a busy machine, in ms. One that ends is noticed at once. */
const patienceMs = 600_000;

const backend = ({ port, control, data }, shells, env = {}) => ({
  args: [join(root, 'apps/reference-backend/dist/main.js')],
  ports: [port, control],
  env: {
    NODE_ENV: 'production',
    BACKEND_PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SHELL_URL: shells.map(({ ports }) => `http://localhost:${ports[0]}`).join(','),
    CONTROL_PAGE: 'on',
    SIGN_UPS_PER_HOUR: '100000',
    REQUESTS_PER_MINUTE: '100000',
    CONTROL_PORT: String(control),
    DATA_DIRECTORY: data,
    LOG_LEVEL: 'warn',
    ...env,
  },
  shells,
});

const shell = (port, backendPort, env = {}) => ({
  args: [join(root, 'apps/casino/dist/server/main.js')],
  ports: [port],
  env: {
    NODE_ENV: 'production',
    PORT: String(port),
    CORE_URL: `http://127.0.0.1:${backendPort}`,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    FRAME_ORIGINS: `http://localhost:${backendPort}`,
    LOG_LEVEL: 'warn',
    ...env,
  },
  shells: [],
});

/** The environment of a shell with settings of its own in place of the backend's. */
const ownSettings = (settings) => ({
  LOCAL_SETTINGS: JSON.stringify({
    ...settings,
    showMobileBottomMenu: true,
    showRakebackCalendar: true,
    allowGuestPlayDemoGames: true,
    allowGameViewNotLoggedUser: true,
    operator: { supportEmail: 'support@casino.example' },
  }),
});

/** The servers of all casinos (`src/casinos.ts`), each with the shells that need it. The first port has `/health`. */
const servers = () => [
  backend({ port: 4391, control: 4396, data: process.env.E2E_DATA }, [
    shell(4390, 4391),
    // The same casino with the other navigation system, and in the other theme with each.
    shell(4399, 4391, ownSettings({ brandName: 'curacao', navigationSystem: 'panel' })),
    shell(4388, 4391, ownSettings({ brandName: 'lulu', theme: 'lulu', navigationSystem: 'basic' })),
    shell(4389, 4391, ownSettings({ brandName: 'lulu', theme: 'lulu', navigationSystem: 'panel' })),
  ]),
  // A second casino whose settings the identity journeys change, so that the other journeys are not affected.
  backend(
    { port: 4393, control: 4397, data: process.env.E2E_IDENTITY_DATA },
    [shell(4392, 4393, { SETTINGS_MAX_AGE: '0', SCRIPT_ORIGINS: 'https://scripts.example' })],
    { DEMO_ACCOUNTS: 'off' },
  ),
  // A third, whose clock the journeys of withdrawals and of the reward calendars move by days.
  backend({ port: 4395, control: 4398, data: process.env.E2E_PAYOUT_DATA }, [shell(4394, 4395)], {
    DEMO_ACCOUNTS: 'off',
  }),
  {
    args: ['--import', 'tsx', join(root, 'apps/casino-e2e/plain-server/main.ts')],
    ports: [5401, 5400, 5403],
    env: {
      PLAIN_PORT: '5400',
      PLAIN_CONTROL_PORT: '5401',
      PLAIN_CORE_PORT: '5403',
      SHELL_URL: 'http://localhost:5402',
    },
    // Core and backend of different origins, given by the environment alone.
    shells: [shell(5402, 5400, { CORE_URL: 'http://127.0.0.1:5403' })],
  },
];

async function startServer({ args, ports, env, shells }) {
  const [port] = ports;
  for (const each of ports)
    if (!(await isFree(each))) throw new Error(`Port ${each} is taken. Stop what uses it.`);
  const server = start(`port ${port}`, process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!(await responds(`http://localhost:${port}/health`, server, patienceMs)))
    throw new Error(`The server on port ${port} did not start.`);
  // A shell reads the settings of its backend when it starts.
  await Promise.all(shells.map(startServer));
}

/** Starts the servers of all casinos at once, unlike Playwright's `webServer`, and returns what stops them. */
export default async function startServers() {
  try {
    await Promise.all(servers().map(startServer));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

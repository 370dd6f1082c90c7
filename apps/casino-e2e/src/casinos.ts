/** A casino that runs for the journeys: its pages, and the backend behind them. Origins. */
export interface Casino {
  shell: string;
  backend: string;
}

/** Where most journeys run, side by side: nobody changes its settings or its clock. */
export const sharedCasino: Casino = { shell: 'http://localhost:4390', backend: 'http://localhost:4391' };
/** Its settings are changed by the identity journeys. */
export const identityCasino: Casino = { shell: 'http://localhost:4392', backend: 'http://localhost:4393' };
/** Its clock is moved by the withdrawal journeys: money takes days to arrive. */
export const payoutCasino: Casino = { shell: 'http://localhost:4394', backend: 'http://localhost:4395' };

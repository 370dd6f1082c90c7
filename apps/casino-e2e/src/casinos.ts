/** A running casino for the journeys: its pages, the backend behind them and that backend's control page. Origins. */
export interface Casino {
  shell: string;
  backend: string;
  control: string;
}

/** Where most journeys run, side by side: no one changes its settings or its clock. */
export const sharedCasino: Casino = {
  shell: 'http://localhost:4390',
  backend: 'http://localhost:4391',
  control: 'http://localhost:4396',
};
/** Its settings are changed by the identity journeys. */
export const identityCasino: Casino = {
  shell: 'http://localhost:4392',
  backend: 'http://localhost:4393',
  control: 'http://localhost:4397',
};
/** Its clock is moved by the withdrawal journeys: money takes days to arrive. */
export const payoutCasino: Casino = {
  shell: 'http://localhost:4394',
  backend: 'http://localhost:4395',
  control: 'http://localhost:4398',
};
/** The pages of the shared casino with the navigation system `panel`. */
export const panelShell = 'http://localhost:4399';
/** The pages of the shared casino in the theme lulu, with each navigation system. */
export const luluShells = { basic: 'http://localhost:4388', panel: 'http://localhost:4389' };

import { terminationReasons } from '@casino-kit/api-contract';
import { escapeHtml } from '../payment-provider/pages/html.js';
import { type ControlPlayer } from './control-state.js';
import { button, Markup, options, table } from './markup.js';

/** Renders the actions on one player. */
function renderActions(player: ControlPlayer): Markup {
  const path = `/control/players/${player.id}`;
  return new Markup(
    [
      `<form method="post" action="${path}/sessions">
<select name="reason" aria-label="Reason">${options(terminationReasons, 'SECURITY_LOGOUT')}</select>
<button>End sessions</button></form>`,
      button(
        `${path}/${player.isLocked ? 'unlock' : 'lock'}`,
        player.isLocked ? 'Unlock account' : 'Lock account',
      ),
      player.isEmailVerified || !player.hasEmail ? '' : button(`${path}/verify-email`, 'Verify e-mail'),
      player.kycStatus === 'APPROVED' ? '' : button(`${path}/approve-identity`, 'Approve identity'),
      `<form method="post" action="${path}/tags">
<input name="tags" value="${escapeHtml(player.tags.join(', '))}" aria-label="Tags">
<button>Set tags</button></form>`,
    ].join('\n'),
  );
}

/** An exclusion is only shown: nobody can end or shorten it. */
function formatExclusion({ excluded }: ControlPlayer): string {
  if (excluded === null) return '';
  return excluded.until === null ? 'excluded for good' : `excluded until ${excluded.until}`;
}

const formatState = (player: ControlPlayer) =>
  [
    player.isLocked ? 'locked' : '',
    player.isEmailVerified ? 'e-mail verified' : '',
    player.kycStatus === '' ? '' : `identity ${player.kycStatus.toLowerCase()}`,
    formatExclusion(player),
    player.isHeld ? 'held: compared with an excluded person' : '',
  ]
    .filter((text) => text !== '')
    .join(', ');

/** Renders the latest players with the actions of support. */
export function playersSection(players: readonly ControlPlayer[]): string {
  return `<h2>Players</h2>
${table(
  ['Id', 'Login', 'Balance', 'State', 'Support'],
  players.map((player) => [
    String(player.id),
    player.login,
    `${player.balance} ${player.currencyCode}`,
    formatState(player),
    renderActions(player),
  ]),
)}
<h2>Maintenance</h2>
${button('/control/maintenance', 'End all sessions')}`;
}

import { type RegisterBehaviour, type RegisteredPerson } from '../exclusion-register/simulated-register.js';
import { registerBehaviours } from '../exclusion-register/tables.js';
import { type RegisterMark } from '../protection/register-marks.js';
import { button, Markup, options, table } from './markup.js';

export interface ControlRegister {
  /** Null where no register is configured. */
  name: string | null;
  behaviour: RegisterBehaviour;
  persons: readonly RegisteredPerson[];
  marks: readonly RegisterMark[];
}

/** Renders the simulated exclusion register, and what was allowed without an answer of the register. */
export function registerSection({ name, behaviour, persons, marks }: ControlRegister): string {
  return `<h2>Exclusion register</h2>
<p>${name === null ? 'No register is asked.' : 'A register is asked at sign-up, login, deposit and launch.'}</p>
<form method="post" action="/control/register/behaviour">
<label>The simulated register <select name="behaviour">${options(registerBehaviours, behaviour)}</select></label>
<button>Set</button></form>
<form method="post" action="/control/register/persons">
<label>First name <input name="firstName" required maxlength="100"></label>
<label>Last name <input name="lastName" required maxlength="100"></label>
<label>Date of birth <input type="date" name="dateOfBirth" required></label>
<label>Excluded until (empty: for good) <input type="date" name="until"></label>
<button>Add to the register</button></form>
${table(
  ['Name', 'Date of birth', 'Until', 'Register'],
  persons.map((person) => [
    `${person.firstName} ${person.lastName}`,
    person.dateOfBirth,
    person.excludedUntil?.toISOString() ?? 'for good',
    new Markup(button(`/control/register/persons/${person.id}/remove`, 'Remove')),
  ]),
)}
<h3>Allowed without an answer</h3>
${table(
  ['At', 'Player', 'At the'],
  marks.map((mark) => [mark.markedAt.toISOString(), String(mark.playerId), mark.moment]),
)}`;
}

import { useEffect } from 'react';

const methods = ['Card', 'Pix', 'Bank', 'UPI', 'Crypto', 'Wallet'];
const amounts = [20, 50, 100, 200];
const days = Array.from({ length: 31 }, (_, at) => at + 1);

const Login = () => (
  <form>
    <h2>Welcome back</h2>
    <label>
      Email <input type="email" autoComplete="username" />
    </label>
    <label>
      Password <input type="password" autoComplete="current-password" />
    </label>
    <button>Log in</button>
    <a href="?modal=registration">Create an account</a>
  </form>
);

const Deposit = () => (
  <form>
    <h2>Deposit</h2>
    <fieldset>
      <legend>Pay with</legend>
      {methods.map((name) => (
        <label key={name}>
          <input type="radio" name="method" value={name} /> <b>{name}</b> <small>Minimum €10.00</small>
        </label>
      ))}
    </fieldset>
    <label>
      Amount <input inputMode="decimal" defaultValue="50" />
    </label>
    <div>
      {amounts.map((amount) => (
        <button key={amount} type="button">
          {amount}
        </button>
      ))}
    </div>
    <button>Pay</button>
  </form>
);

const Calendar = () => (
  <>
    <h2>Bonus calendar</h2>
    <ol className="days">
      {days.map((day) => (
        <li key={day}>
          <b>{day}</b>
          <span>Gift</span>
          <button type="button">Open</button>
        </li>
      ))}
    </ol>
  </>
);

const contents = { login: Login, deposit: Deposit, calendar: Calendar };

/** The dialog of a name, as one writes it with React and nothing else. */
export function Dialog({ name, onClose }) {
  useEffect(() => {
    const onKeyDown = ({ key }) => key === 'Escape' && onClose();
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const Content = contents[name];
  return (
    <div className="scrim">
      <div className="dialog" role="dialog" aria-modal="true">
        <button type="button" aria-label="Close" onClick={onClose}>
          ×
        </button>
        <Content />
      </div>
    </div>
  );
}

import { type SimulatedProvider } from '../payment-provider/provider.js';
import { type Services } from '../services.js';

/** What the control page receives: the services of every domain, and the whole of the simulated provider. */
export interface ControlServices extends Services {
  provider: SimulatedProvider;
}

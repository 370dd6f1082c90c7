import { type Logger } from 'pino';
import { type ActivityFile } from './activity-file/activity-file.js';
import { type Catalogue } from './catalogue/catalogue.js';
import { type MovableClock } from './clock.js';
import { type Configuration } from './configuration.js';
import { type Database } from './database/database.js';
import { type ExclusionRegister } from './exclusion-register/exclusion-register.js';
import { type LimitFile } from './limit-file/limit-file.js';
import { type PersonGuard } from './identity/person-guard.js';
import { type PlayerMail } from './identity/player-mail.js';
import { type IsCommonPassword } from './identity/common-passwords.js';
import { type SecurityGuard } from './identity/security-guard.js';
import { type Sessions } from './identity/sessions.js';
import { type BackgroundTasks } from './background-tasks.js';
import { type Live } from './live/live.js';
import { type PaymentProvider } from './payment-protocol/payment-provider.js';
import { type Resources } from './resources.js';

/** What the routes of every domain receive. */
export interface Services {
  configuration: Configuration;
  database: Database;
  clock: MovableClock;
  log: Logger;
  resources: Resources;
  sessions: Sessions;
  mail: PlayerMail;
  persons: PersonGuard;
  security: SecurityGuard;
  isCommonPassword: IsCommonPassword;
  /** Undefined where no register is configured. */
  register: ExclusionRegister | undefined;
  /** Undefined where no limit file is configured. */
  limitFile: LimitFile | undefined;
  /** Undefined where no activity file is configured. */
  activityFile: ActivityFile | undefined;
  backgroundTasks: BackgroundTasks;
  live: Live;
  catalogue: Catalogue;
  provider: PaymentProvider;
}

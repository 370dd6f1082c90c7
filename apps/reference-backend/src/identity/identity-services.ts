import { type BackgroundTasks } from '../background-tasks.js';
import { type Clock } from '../clock.js';
import { type Configuration } from '../configuration.js';
import { type Database } from '../database/database.js';
import { type PersonGuard } from './person-guard.js';
import { type PlayerMail } from './player-mail.js';
import { type IsCommonPassword } from './common-passwords.js';
import { type SecurityGuard } from './security-guard.js';
import { type EndedSessions, type Sessions } from './sessions.js';

/** What the routes of accounts and sessions receive. */
export interface IdentityServices {
  configuration: Configuration;
  database: Database;
  clock: Clock;
  sessions: Sessions;
  mail: PlayerMail;
  backgroundTasks: BackgroundTasks;
  persons: PersonGuard;
  security: SecurityGuard;
  isCommonPassword: IsCommonPassword;
  /** Disconnects the sockets of ended sessions. */
  live: { dropSessions(ended: EndedSessions): void };
}

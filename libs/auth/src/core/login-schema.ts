import * as v from 'valibot';
import { emailSchema } from './email.js';

/** What the login form asks for (§5, §7 login). Messages are text keys; the password is judged by the server alone. */
export const loginSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty('auth.password.required')),
});
export type LoginValues = v.InferOutput<typeof loginSchema>;

import { emailSchema } from '@casino-kit/api-contract/field-rules';
import * as v from 'valibot';

/** What the login form asks for (§5, §7 login). Messages are text keys; the password is judged by the server alone. */
export const loginSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty('form.password.required')),
});
export type LoginValues = v.InferOutput<typeof loginSchema>;

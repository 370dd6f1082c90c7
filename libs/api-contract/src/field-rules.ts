export {
  ageOn,
  birthYears,
  dateOfBirthFault,
  dateOfBirthSchema,
  knownDateOfBirth,
  latestAdultDateOfBirth,
  maximumAge,
  type DateOfBirthFault,
} from './field-rules/date-of-birth.js';
export {
  emailSchema,
  emptyEmailDomain,
  filterEmail,
  isEmail,
  optionalEmailSchema,
  shownEmail,
} from './field-rules/email.js';
export {
  brokenRule,
  changePasswordRulesOf,
  newPasswordSchema,
  passwordChecklist,
  passwordRulesOf,
  type PasswordRule,
  type PasswordRules,
  type PasswordRuleState,
} from './field-rules/password.js';
export {
  bankCodeSchema,
  cpfSchema,
  depositDetailsSchemas,
  depositPhoneLength,
  isWalletAddress,
  upiIdSchema,
  withdrawalDetailsSchemas,
  type WithdrawalDetails,
} from './field-rules/payment.js';
export {
  addressTextSchema,
  genders,
  loginNameSchema,
  longestText,
  personNameSchema,
  type Gender,
} from './field-rules/person.js';
export {
  isPhoneTooLong,
  longestPhoneInput,
  phoneCodes,
  phoneLogin,
  phoneMessage,
  phoneSchema,
  readPhone,
  type PhoneFault,
  type ReadPhone,
} from './field-rules/phone.js';
export { profileLocks, type LockableField } from './field-rules/profile-locks.js';

export {
  ageOn,
  birthYears,
  getDateOfBirthError,
  dateOfBirthSchema,
  normalizeDateOfBirth,
  latestAdultDateOfBirth,
  maximumAge,
  type DateOfBirthError,
} from './field-rules/date-of-birth.js';
export {
  emailSchema,
  emptyEmailDomain,
  filterEmail,
  isEmail,
  optionalEmailSchema,
  displayEmail,
} from './field-rules/email.js';
export {
  firstUnmetRule,
  newPasswordSchema,
  passwordChecklist,
  getPasswordRules,
  type PasswordOccasion,
  type PasswordRule,
  type PasswordRules,
  type PasswordRuleState,
} from './field-rules/password.js';
export { accountHolderName, hasOtherPayee, isSameName } from './field-rules/payee.js';
export { cpfSchema, depositDetailsSchemas, depositPhoneLength } from './field-rules/deposit-details.js';
export {
  bankCodeSchema,
  isWalletAddress,
  upiIdSchema,
  withdrawalDetailsSchemas,
  type WithdrawalDetails,
} from './field-rules/withdrawal-details.js';
export {
  addressTextSchema,
  genders,
  loginNameSchema,
  longestText,
  personNameSchema,
  type Gender,
} from './field-rules/person.js';
export { loadPhoneReader } from './field-rules/load-phone-reader.js';
export {
  phoneCodes,
  phoneLogin,
  phoneMessage,
  phoneSchema,
  readPhoneForm,
  type PhoneError,
  type PhoneReader,
  type PhoneReading,
  type ReadPhone,
} from './field-rules/phone.js';
export { isIdentityApproved, profileLocks, type LockableField } from './field-rules/profile-locks.js';

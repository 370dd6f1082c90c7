// How the calls of session.ts are sent: what their endpoints share with those whose schemas load late.
export const getUserDetailsHead = {
  name: 'getUserDetails',
  method: 'GET',
  path: '/api/user/get-user-details',
  token: 'required',
} as const;
export const logoutHead = {
  name: 'logout',
  method: 'POST',
  path: '/api/user/logout',
  token: 'optional',
} as const;

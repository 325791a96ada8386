import { userInfo } from 'node:os';

/** The author for the history: `KADAM_WHO`, or the account of this process. */
export function currentUser(): string {
  return process.env.KADAM_WHO?.trim() || accountName();
}

// The user id of a container may have no account.
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

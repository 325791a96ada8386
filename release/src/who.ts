import { userInfo } from 'node:os';

/** Who changes what is live, for the history: `KADAM_WHO`, else the account of this process. */
export function whoAsks(): string {
  return process.env.KADAM_WHO?.trim() || accountName();
}

// A container may run as a number that no account has.
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

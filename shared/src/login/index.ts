export { logInAgain } from './log-in-again';
export { sendAsMember } from './send-as-member';

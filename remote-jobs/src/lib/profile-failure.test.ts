import { ApiError, NETWORK_ERROR_MESSAGE } from '@kadam/shared/http';
import { profileFailure } from './profile-failure';

const errorWith = (status: number, message: string) =>
  new ApiError({ status, message, body: message ? { message } : {} });

it.each<[string, unknown, ...string[]]>([
  [
    'a token that is no longer accepted',
    errorWith(401, 'jwt expired'),
    'log-in',
    'Session expired. Please log in again.',
  ],
  [
    'a server without a user for the token',
    errorWith(500, "Cannot read properties of undefined (reading 'id')"),
    'log-out',
    'Authentication error. Please log out and log in again.',
  ],
  ['any other message of the server', errorWith(500, 'Out of order.'), 'try-again', 'Out of order.'],
  ['a 400 that speaks of undefined', errorWith(400, 'properties of undefined'), 'try-again', 'properties of undefined'],
  ['a server without a message', errorWith(502, ''), 'try-again', 'Failed'],
  ['no response', new ApiError({ message: NETWORK_ERROR_MESSAGE }), 'try-again', NETWORK_ERROR_MESSAGE],
  ['an error of the page', new TypeError('x is not a function'), 'try-again', 'Failed'],
])('%s has its message and remedy', (_, error, ...expected) => {
  const { remedy, message } = profileFailure(error, 'Failed');
  expect([remedy, message]).toEqual(expected);
});

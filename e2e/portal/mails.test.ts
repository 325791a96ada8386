import { decoded, linkIn } from './mails';

const TOKEN = 'ABQ0gW7fYq2hM5hYJ4o0cQ4m9Jm7tV1k0sXo3uVh2bE';
const mail = [
  `List-Unsubscribe: <https://kadam.example/stop?token=${TOKEN}>`,
  'Content-Transfer-Encoding: quoted-printable',
  '',
  `Stop: https://kadam.example/api/stop?token=3D${TOKEN.slice(0, 20)}=`,
  `${TOKEN.slice(20)} for =E2=82=B9 0`,
].join('\r\n');

it.each(['/stop', '/api/stop'])('a link token that starts like an encoded letter is decoded correctly: %s', (path) => {
  expect(linkIn(decoded(mail), path)).toBe(`${path}?token=${TOKEN}`);
});

it('letters beyond ASCII are decoded', () => {
  expect(decoded(mail)).toContain('for ₹ 0');
});

import { getDoctor } from '@kadam/shared/contract/doctor';
import { GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { ok, serveOffice } from '../testing/office-server';
import { callForData } from './call-for-data';

const finding = { text: 'The team is invented.', place: 'office', section: 'team' };
const server = serveOffice(['content_editor'], () => ({
  'GET /office/doctor': () => ok({ findings: [{ ...finding, addedLater: true }] }),
}));

test('the data of a response has the fields of the contract, without unknown ones', async () => {
  await expect(callForData(getDoctor)).resolves.toEqual({ findings: [finding] });
});

test.each([
  ['data of another shape', ok({ findings: 'none' })],
  ['no data', { status: 200, body: { success: true } }],
  ['an empty body', { status: 200, body: null }],
])('a response with %s is an error', async (_, response) => {
  server.routes['GET /office/doctor'] = () => response;
  await expect(callForData(getDoctor)).rejects.toMatchObject({ message: GENERIC_ERROR_MESSAGE, status: 200 });
});

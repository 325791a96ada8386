import { deliveryFailure } from './mail-task';

describe('delivery failures', () => {
  const failure = (fields: object) => deliveryFailure(Object.assign(new Error('Refused for asha@example.in'), fields));

  test('a rejected mail is a permanent failure; a rejected password and temporary rejections are not', () => {
    expect(failure({ responseCode: 550, command: 'RCPT TO' }).isFinal).toBe(true);
    expect(failure({ responseCode: 554, command: 'DATA' }).isFinal).toBe(true);
    expect(failure({ responseCode: 451, command: 'RCPT TO' }).isFinal).toBe(false);
    expect(failure({ responseCode: 535, command: 'AUTH PLAIN' }).isFinal).toBe(false);
    expect(failure({ code: 'ECONNREFUSED' }).isFinal).toBe(false);
  });

  test('the code has no words of the server, and the sentence has them in a form the database accepts', () => {
    const { code, sentence } = failure({
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
      response: `550 no\u0000such\r\nuser ${'x'.repeat(2_000)}`,
    });
    expect(code).toBe('EENVELOPE 550 RCPT TO');
    expect(sentence).toMatch(/^EENVELOPE 550 RCPT TO: 550 no such user x+$/);
    expect(sentence).toHaveLength(500);
  });

  test('any other thrown value also gets a description', () => {
    expect(deliveryFailure('no').code).toBe('UNKNOWN');
    expect(deliveryFailure(new TypeError('asha@example.in')).code).toBe('TypeError');
    expect(failure({ code: 'asha@example.in' }).code).toBe('Error');
  });
});

import { fillTemplate, templateProblem } from './template';

describe('the template', () => {
  const parts = {
    title: 'T',
    summary: 'G',
    description: 'D',
    head: 'H',
    telemetry: '/api/telemetry',
    boot: '{{title}}',
    path: '/',
    chrome: 'full',
    page: '$&',
    scripts: 'S',
  };

  it('is filled in one pass', () => {
    const filled = fillTemplate('{{title}}|{{boot}}|{{page}}|{{asset:a b.js}}|{{integrity:a b.js}}', parts, (name) => ({
      asset: `/x/${name}"`,
      integrity: 'sha384-a+b/c=',
    }));
    expect(filled).toBe('T|{{title}}|$&|/x/a b.js&#34;|sha384-a+b/c=');
  });

  it.each([
    ['{{boot}}{{head}}{{scripts}}{{what}}', 'it has the unknown placeholder {{what}}'],
    ['{{boot}}{{head}}{{scripts}}{{asset:no.js}}', 'it asks for {{asset:no.js}}, but public/ has no such file'],
    ['{{boot}}{{head}}{{scripts}}{{integrity:no.js}}', 'it asks for {{integrity:no.js}}, but public/ has no such file'],
    ['{{head}}{{scripts}}', 'it has no {{boot}}, without which the portal does not start'],
    ['{{boot}}{{head}}{{scripts}}{{asset:yes.js}}', undefined],
  ])('%s: %s', (template, problem) => {
    expect(templateProblem(template, { 'yes.js': 'yes.1.js' })).toBe(problem);
  });
});

import { fillTemplate, templateBody, unknownVariables } from './message-templates';

const VALUES = { name: 'Asha $& {{job}}', job: 'Nurse', company: 'Care', status: 'Offer', link: 'https://example.in' };

test('variables are filled, with spaces too; values are text, and unknown ones stay', () => {
  expect(fillTemplate('{{ name }}/{{job}}{{job}} {{pay}} {name} {{}}', VALUES)).toBe(
    'Asha $& {{job}}/NurseNurse {{pay}} {name} {{}}',
  );
});

test('unknown variables are named once each, as written', () => {
  expect(unknownVariables('{{pay}} {{ pay}} {{pay}} {{name}} {{toString}} {{__proto__}}')).toEqual([
    '{{pay}}',
    '{{ pay}}',
    '{{toString}}',
    '{{__proto__}}',
  ]);
});

test('a subject is on one line, and an error names what is unknown', () => {
  const { error } = templateBody.safeParse({ subject: 'For {{who}}\n', text: '{{Name}}', version: 0 });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining('There is no variable {{who}}.'),
    expect.stringContaining('There is no variable {{Name}}. The variables are {{name}}, {{job}}'),
  ]);
});

test('a text of opening braces and spaces takes no time', () => {
  const start = performance.now();
  expect(unknownVariables(`{{${' '.repeat(200_000)}`)).toEqual([]);
  expect(unknownVariables('{{ '.repeat(70_000))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1_000);
});

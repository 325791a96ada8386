import { headerRows, outlineOf, readJsonResume } from '../../resume-engine/src/resume-document';
import { analyze } from '../../resume-engine/src';
import { wordFile } from '../../remote-resume/src/features/resume-editor/word/word-file';
import { PEOPLE } from './people';
import { asWritten, minParseRate, writtenResume } from './written-resume';

it('there are twenty people', () => {
  expect(PEOPLE.size).toBe(20);
});

it.each([...PEOPLE])('the Word file of %s holds what was written', async (id, resume) => {
  const document = readJsonResume(JSON.stringify(resume));
  const rows = [
    ...headerRows(document),
    ...outlineOf(document).flatMap(({ entries }) => entries.flatMap((entry) => entry.rows)),
  ];
  const bytes = new Uint8Array(await (await wordFile(document)).arrayBuffer());
  const { parsedResume, categoryScores } = await analyze(bytes, { asOf: new Date(), fileName: 'resume.docx' });
  const texts = rows.flatMap(({ fields }) => fields.map(({ path, text }) => [path, text] as const));
  expect(asWritten(parsedResume)).toEqual(writtenResume(texts));
  expect(categoryScores.atsParseRate).toBeGreaterThanOrEqual(minParseRate(id));
});

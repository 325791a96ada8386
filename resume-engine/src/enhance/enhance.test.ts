import fc from 'fast-check';
import { analyzeReading } from '../result/analyze-reading';
import { ANANYA } from '../testing/ananya';
import { anyResume } from '../testing/any-resume';
import { contextFor } from '../testing/judged';
import { searchable } from '../wording/mentions';
import { enhance } from './enhance';

const OWN = new Set(
  'with years year of experience at and skilled in from to contributed contribute used using daily more'.split(' '),
);
const stem = (word: string) =>
  word
    .replace(/^built$/, 'build')
    .replace(/^led$/, 'lead')
    .slice(0, 4);

test('enhanced texts only contain numbers, employers, skills and words of the resume', async () => {
  await fc.assert(
    fc.asyncProperty(anyResume, async (content) => {
      const context = await contextFor(content);
      const { bestSummary = '', experience, skills, certifications } = enhance(context);
      const source = searchable(context.layout.lines.map(({ text }) => text).join(' '));
      const stems = new Set(source.split(' ').map(stem));
      const years = String(Math.floor(context.facts.years ?? 0));
      const texts = [bestSummary, ...experience.flatMap(({ bullets }) => bullets.map(({ improved = '' }) => improved))];
      const foreign = texts
        .flatMap((text) => searchable(text).trim().split(' '))
        .filter((word) => word !== '' && !OWN.has(word) && !stems.has(stem(word)) && word !== `${years}+`);
      expect(foreign).toEqual([]);
      for (const { skills: names } of skills.enhancedSkills)
        for (const name of names) expect(source).toContain(searchable(name));
      for (const name of skills.suggested) expect(source).not.toContain(searchable(name));
      expect(certifications).toHaveLength(context.resume.certifications.length);
    }),
    { numRuns: 100 },
  );
});

test('the summary has title, years, employers, skills and the best achievement', async () => {
  const { summary: _, ...resume } = ANANYA;
  const { bestSummary } = enhance(await contextFor(resume));
  expect(bestSummary).toBe(
    'Java Developer with 4+ years of experience at Sahyadri Software Pvt Ltd and Nirmala Infotech, skilled in Java, Spring Boot, Spring MVC, Hibernate and REST APIs. ' +
      'Built REST APIs with Spring Boot and MySQL that serve 40,000 payments a day for three banks.',
  );
});

test("a fresher's summary has degree and college; without facts there is none", async () => {
  const { experience: _, summary: __, ...fresher } = ANANYA;
  expect(enhance(await contextFor(fresher)).bestSummary).toMatch(
    /^B\.Tech in Computer Science from College of Engineering Pune, skilled in Java, /,
  );
  expect(enhance(await contextFor({ name: 'Ravi' })).bestSummary).toBeUndefined();
});

test('an enhanced bullet includes the original, and a question if it has no number', async () => {
  const experience = [
    { title: 'Cook', company: 'Rose', dates: '2019 - 2020', bullets: ['Responsible for training cooks'] },
  ];
  expect(enhance(await contextFor({ experience })).experience[0]?.bullets).toEqual([
    {
      original: 'Responsible for training cooks',
      improved: 'Trained cooks',
      note: 'Add a number if you know it: how many people?',
    },
  ]);
});

test('no skill is suggested until the target job is known', async () => {
  const { experience: _, ...undergraduate } = ANANYA;
  const headline = 'Computer Science Undergraduate';
  const { role, keywordSuggestions, enhancedResume, checks } = analyzeReading(
    await contextFor({ ...undergraduate, headline, skills: ['Python', 'SQL', 'Hadoop', 'Pandas', 'Statistics'] }),
  );
  expect({ role, keywordSuggestions, suggested: enhancedResume.skills.suggested }).toEqual({
    role: undefined,
    keywordSuggestions: [],
    suggested: [],
  });
  expect(checks.find(({ id }) => id === 'K2')?.message).toMatch(/^We do not know which job you aim for\./);
});

test('an improved bullet is not improved again', async () => {
  const original = 'Successfully responsible for training 12 cooks in two kitchens of the hotel';
  const improved = 'Trained 12 cooks in two kitchens of the hotel';
  const improvedTo = async (bullet: string) => {
    const experience = [{ title: 'Cook', company: 'Rose', dates: '2019 - 2020', bullets: [bullet] }];
    return enhance(await contextFor({ experience })).experience[0]?.bullets;
  };
  expect(await improvedTo(original)).toEqual([{ original, improved }]);
  expect(await improvedTo(improved)).toEqual([{ original: improved }]);
});

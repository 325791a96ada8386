import { checkBuild } from './build-output';

const routes = {
  pages: [],
  extensions: [{ slot: 'job.aside', module: './job-courses', order: 10 }],
};
const built = {
  entry: 'entry.js',
  initial: ['entry.js'],
  styles: [],
  assets: {},
  exposes: { './job-courses': ['job-courses.js'] },
  shared: {},
  prerendered: {},
  weights: {},
};

test('rejects a build without a module that routes.json names for an extension', async () => {
  const check = (exposes: Record<string, string[]>) =>
    checkBuild({ bundle: 'learning', routes, output: '', built: { ...built, exposes } });
  await expect(check(built.exposes)).resolves.toBeUndefined();
  await expect(check({})).rejects.toThrow(
    "The build of 'learning' exposes no module './job-courses', which its routes.json names for 'job.aside'.",
  );
});

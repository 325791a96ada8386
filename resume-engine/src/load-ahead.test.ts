import { loadAhead } from './load-ahead';

test('the sample is a resume that can be read', async () => {
  await expect(loadAhead(1)).resolves.toBeUndefined();
});

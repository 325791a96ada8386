import { SAMPLE_CONTENT } from '@kadam/shared/contract/brand';
import { contentFindings, warnOfSamples } from './sample-content';

const warn = jest.fn<void, [object, string]>();
beforeEach(() => warn.mockClear());

test('all sample content is found with its section or file, and none once it is replaced', () => {
  expect(contentFindings()).toHaveLength(Object.keys(SAMPLE_CONTENT).length);
  expect(contentFindings()).toContainEqual(expect.objectContaining({ place: 'office', section: 'testimonials' }));
  expect(contentFindings()).toContainEqual({
    text: expect.stringContaining('(remote-learning/src/lib/course.ts)'),
    place: 'server',
    section: null,
  });
  expect(contentFindings({})).toEqual([]);
});

test('a production server warns at its start and names the remaining sample content', () => {
  warnOfSamples({ environment: 'production', log: { warn } });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    { samples: ['company', 'testimonials', 'team', 'terms', 'privacy', 'rating', 'students', 'hired'] },
    expect.stringContaining('kadam doctor'),
  );
});

test('nothing is reported in development, or once everything is replaced', () => {
  warnOfSamples({ environment: 'development', log: { warn } });
  warnOfSamples({ environment: 'production', log: { warn } }, {});
  expect(warn).not.toHaveBeenCalled();
});

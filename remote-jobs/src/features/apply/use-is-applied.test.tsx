import { appliedIds } from '@kadam/shared/contract/applications';
import { queryClient } from '@kadam/shared/query';
import { markApplied } from '@kadam/shared/session';
import { act, renderHook, waitFor } from '@testing-library/react';
import { queryKey } from '../../lib/query-key';
import { eachTest } from '../../testing/each-test';
import { beMember, MEMBER } from '../../testing/member';
import { appliedTo, posting } from '../../testing/postings';
import { refetchAppliedIds, useIsApplied } from './use-is-applied';

const job = posting(1);
const { api } = eachTest();

test('a list from before an application does not remove its mark, the next list replaces it', async () => {
  beMember();
  let respond: (response: ReturnType<typeof appliedTo>) => void = () => undefined;
  api.on(appliedIds, () => new Promise((resolve) => (respond = resolve)));
  const { result } = renderHook(() => useIsApplied(job.id));
  await waitFor(() => expect(api.received(appliedIds)).toHaveLength(1));
  act(() => {
    // Received, but not yet rendered.
    queryClient.setQueryData(queryKey('applied-ids', MEMBER.userId), []);
    markApplied([job.id]);
    refetchAppliedIds(MEMBER.userId);
  });
  await waitFor(() => expect(api.received(appliedIds)).toHaveLength(2));
  expect(result.current).toBe(true);
  // Withdrawn meanwhile.
  respond(appliedTo());
  await waitFor(() => expect(result.current).toBe(false));
});

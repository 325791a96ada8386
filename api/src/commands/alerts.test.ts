import { newAlert } from '../testing/alerts';
import { newClosedDatabase } from '../testing/engines';
import { buildTestApp, newMember } from '../testing/portal';
import { run as runAlerts } from './alerts';

jest.setTimeout(60_000);

test('the operator makes alerts due, except paused ones, and the sender runs', async () => {
  const closed = await newClosedDatabase();
  jest.replaceProperty(process, 'env', { ...process.env, ...closed.environment });
  const text = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const first = await closed.open();
    const app = await buildTestApp(first);
    await newAlert(app, first, await newMember(app));
    const paused = await newAlert(app, first, await newMember(app));
    await first.query('update job_alerts set paused_at = now() where id = $1', [paused.id]);
    await first.query(
      `insert into tasks (id, kind, key, payload, created_at, run_at) values ($1, 'job-alerts', 'job-alerts', '{}', now(), now() + interval '5 minutes')`,
      [paused.id],
    );
    await app.close();
    await first.close();

    expect(await runAlerts(['due'])).toBe(0);
    expect(text.mock.calls).toEqual([['1 alert is due now.']]);
    const again = await closed.open();
    const isDue = 'select 1 from job_alerts where next_at <= now()';
    const isCalled = `select 1 from tasks where key = 'job-alerts' and run_at <= now()`;
    expect([await again.query(isDue), await again.query(isCalled)].map((rows) => rows.length)).toEqual([1, 1]);
    await again.close();
    await expect(runAlerts(['never'])).rejects.toThrow('Name what to do with the alerts.');
  } finally {
    jest.restoreAllMocks();
    await closed.remove();
  }
});

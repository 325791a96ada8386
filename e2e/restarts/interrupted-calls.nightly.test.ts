import { tmpdir } from 'node:os';
import type { Database, Queryable } from '../../api/src/db/database';
import { openDatabase } from '../../api/src/db/open';
import { type Created, type Load, startLoad } from './load';
import { describeTwoApis } from './two-apis';

jest.setTimeout(300_000);

/** Applications and messages between two faults. */
const CALLS_BETWEEN_KILLS = 2;
/** Lost responses until the processes are left alone: fewer than a call is repeated. */
const LOST = 3;

describeTwoApis('calls of browsers, interrupted by processes', (startTwo) => {
  const open: { database?: Database; load?: Load } = {};
  afterEach(async () => {
    await open.load?.stop();
    await open.database?.close();
  });

  it('that are restarted or killed, all succeed, and each has its effect once', async () => {
    const { origin, apis, url, begin } = await startTwo({ isShared: false });
    const database = (open.database = await openDatabase({ databaseUrl: url, dataFolder: tmpdir() }));
    const load = (open.load = await startLoad(origin, database));
    const end = async (index: number, signal: NodeJS.Signals) => {
      await load.goOn(CALLS_BETWEEN_KILLS);
      await apis[index]?.end(signal);
      apis[index] = await begin(index);
    };
    await end(0, 'SIGTERM');
    for (let kills = 0; (kills < 2 || load.lost() < LOST) && load.failed.length === 0; kills += 1)
      await end(kills % 2, 'SIGKILL');
    await load.goOn(CALLS_BETWEEN_KILLS);
    await load.stop();

    expect(load.failed).toEqual([]);
    const stored = await storedIn(database);
    for (const kind of KINDS) expect([kind, ...stored[kind]]).toEqual([kind, ...load.created[kind].toSorted()]);
  });
});

const KINDS = ['members', 'files', 'applications', 'enrollments', 'messages'] as const;

/** An application has one row for each time it was received. */
async function storedIn(database: Queryable): Promise<Created> {
  const names = async (sql: string) => (await database.query<{ name: string }>(sql)).map(({ name }) => name).toSorted();
  return {
    members: await names('select email as name from members'),
    files: await names('select name from resume_files'),
    applications: await names(
      `select concat_ws(' ', email, job_posting_id, name) as name from application_steps
       join applications on applications.id = application_id join members on members.id = applications.member_id
       left join resume_files on resume_files.id = resume_file_id`,
    ),
    enrollments: await names(
      `select concat_ws(' ', members.email, course_id) as name from enrolments join members on members.id = member_id`,
    ),
    messages: await names('select email as name from contact_messages'),
  };
}

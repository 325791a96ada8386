/** One fault, what a visitor gets, and the browser tests that cause it: a file of specs/faults without its ending, and a title. */
export interface Row {
  readonly fault: string;
  readonly required: string;
  readonly tests: readonly (readonly [file: string, title: string])[];
}

const STANDS = 'the shell and the other pages stand; the page says that it is unavailable; Retry brings it';

/** Every row of "What a visitor sees when something breaks" (docs/federation.md). */
export const ROWS: readonly Row[] = [
  {
    fault: "a remote's files are gone, answer 500, or are HTML",
    required: STANDS,
    tests: [
      [
        'remote-gone',
        'with the files of remote-jobs gone, every other page works, /jobs says so, and Retry brings it back',
      ],
      [
        'bad-answers',
        'files of a remote that are answered with 500 leave the shell standing, and Retry brings the page',
      ],
      [
        'bad-answers',
        'files of a remote that are answered with a page of HTML leave the shell standing, and Retry brings the page',
      ],
    ],
  },
  {
    fault: 'one request for a file is lost',
    required: 'nobody notices',
    tests: [['lost-file', 'one lost request for a file that comes when it is needed goes unnoticed']],
  },
  {
    fault: 'the registry is {}, or 500 with a body',
    required: 'what the document told is used; the next try recovers',
    tests: [
      [
        'bad-answers',
        'while the registry is answered with {}, the version before is known from the document, and nothing is spoilt for later',
      ],
      [
        'bad-answers',
        'while the registry is answered with 500 and a body, the version before is known from the document, and nothing is spoilt for later',
      ],
    ],
  },
  {
    fault: 'the files of a remote hang',
    required: 'another page within 5 s; unavailable within 15 s; no connection stays held; Retry brings it',
    tests: [
      [
        'hanging-files',
        'while the files of remote-jobs hang, another page and its calls come as fast as ever, and Retry brings the jobs back',
      ],
    ],
  },
  {
    fault: 'the code of the login hangs',
    required: 'said within 15 s, Try again opens it',
    tests: [['hanging-files', 'a login whose code hangs says so within 15 seconds, and opens with Try again']],
  },
  {
    fault: 'a line of 50 kbit/s',
    required: 'waited for as long as bytes come; nothing is fetched twice',
    tests: [
      [
        'hanging-files',
        'on a line of 50 kbit/s a page is waited for as long as its bytes come, and no file is fetched twice',
      ],
    ],
  },
  {
    fault: 'a version throws on mount or at import',
    required: 'the version before is mounted; the failure is reported with remote and version',
    tests: [
      ['crashes', 'a version that throws on mount gives way to the one before it, and is reported'],
      ['crashes', 'what throws at import, in a timer or in a promise is reported with its remote and version'],
    ],
  },
  {
    fault: 'a page throws after it stood',
    required:
      'header and navigation stand; Retry mounts it anew; a second time brings the version before, over a reload too',
    tests: [
      [
        'crashes',
        'a page that crashes after it stood comes back with Retry; when it crashes again, the version before is shown and stays after a reload',
      ],
    ],
  },
  {
    fault: 'the files of an old release are gone in a long-lived tab',
    required: 'the live release is registered anew; the page mounts without a reload',
    tests: [
      [
        'crashes',
        'in a tab that is older than the release whose files are gone, the page comes from the live one without a reload',
      ],
    ],
  },
  {
    fault: 'a remote needs a shared version that the host lacks',
    required: 'says that it is being updated',
    tests: [['crashes', 'a release that needs a newer host than this one says that it is being updated']],
  },
  {
    fault: "the host's own code does not come",
    required: 'a plain message and a reload link that are in the document itself',
    tests: [
      [
        'bad-answers',
        'when the first script of the host does not come, the document itself says so, with a way to reload',
      ],
    ],
  },
  {
    fault: 'a tampered file',
    required: 'refused by the browser, never run',
    tests: [['bad-answers', 'a tampered file is refused by the browser and never runs']],
  },
  {
    fault: 'the registry is altered on the server',
    required: 'not believed, and reported once; what the document told is used',
    tests: [
      [
        'tampered-registry',
        'a registry that somebody altered on the server is not believed, and said so once: no foreign release runs, no host is taken for newer, and the version before is known from the document',
      ],
    ],
  },
  {
    fault: 'the API is out of reach',
    required: 'pages that need no data stand; others say so with Retry; what was typed is kept',
    tests: [
      [
        'api-down',
        'with the API out of reach the marketing pages stand, and the newsletter says so and keeps the address',
      ],
      ['api-down', 'with the API out of reach the contact form and the login dialog say so and keep what was typed'],
      ['api-down', 'with the API out of reach the job search and the courses say so, and Retry works once it is back'],
    ],
  },
  {
    fault: 'the API hangs',
    required:
      'the page of a job offers Retry and Cancel after 8 s on a direct visit; the rest stands; Retry brings the job',
    tests: [
      [
        'hanging-api',
        'with an API that hangs, the page of a job offers Retry and Cancel after 8 seconds, other pages work, and Retry brings the job',
      ],
    ],
  },
  {
    fault: 'the visitor is offline for a moment',
    required: 'each step says so and goes through on the same page afterwards',
    tests: [
      [
        'offline',
        'a member who is offline for a moment is told that a job was not saved, and saves it on the same page once back',
      ],
      ['offline', 'login and contact, begun offline, go through on the same page once the line is back'],
    ],
  },
];

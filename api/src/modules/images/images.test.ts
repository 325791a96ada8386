import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '@kadam/shared/contract/images';
import { SECTION_DEFINITIONS } from '@kadam/shared/contract/content';
import sharp from 'sharp';
import { EMPLOYER_FIELDS } from '../../testing/employers';
import { ONE_ENGINE } from '../../testing/engines';
import { FORM_TYPE, formBody } from '../../testing/form-body';
import { claimingPng, imageFile, uploadedImage } from '../../testing/images';
import { addPosting, testPortal } from '../../testing/portal';
import { newStaff, type TestStaff } from '../../testing/staff';
import { createAuditService } from '../audit';
import { createImagesService } from './images.service';

jest.setTimeout(120_000);

const DAY_MS = 24 * 60 * 60_000;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A photo of colored noise, which no encoder makes small. */
const photo = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

describe.each(ONE_ENGINE)('uploaded images, $name database', ({ open }) => {
  const portal = testPortal(open);
  let staff: TestStaff;

  beforeEach(async () => {
    await portal.database.query('truncate job_postings, employers, content_versions cascade');
    await portal.database.query('delete from images');
    staff ??= await newStaff(portal, ['recruiter', 'content_editor']);
  });

  const get = (url: string) => portal.app.inject({ method: 'GET', url: `/api${url}` });
  const send = (name: string, bytes: Uint8Array, kind = 'logo') =>
    portal.app.inject({
      method: 'POST',
      url: '/api/office/images',
      headers: { ...staff.headers, 'content-type': FORM_TYPE },
      payload: formBody({ file: { name, bytes }, kind }),
    });
  const write = (method: 'POST' | 'PUT', path: string, payload: object) =>
    portal.app.inject({ method, url: `/api/office${path}`, headers: staff.headers, payload });
  const audited = () =>
    portal.database.query<{ action: string; before: object | null; after: object | null }>(
      `select action, before, after from audit_log where action ~ '^(image|employer|content)' order by at, id`,
    );
  const newEmployer = async (change: object = {}) =>
    (await write('POST', '/employers', { ...EMPLOYER_FIELDS, id: randomUUID(), ...change })).json().data.employer;

  test('an image becomes two immutable WebP files, upright and without metadata', async () => {
    const turned = await photo(600, 400)
      .withExif({ IFD0: { Copyright: HTML } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const id = await uploadedImage(portal.app, staff, { file: { name: 'rose.jpg', bytes: turned } });
    const response = await get(`/images/${id}/2x.webp`);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height, exif, orientation } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'webp', width: 96, height: 144 });
    expect(response.rawPayload.includes('script')).toBe(false);
    const small = await sharp((await get(`/images/${id}/1x.webp`)).rawPayload).metadata();
    expect([small.width, small.height]).toEqual([48, 72]);
  });

  test('a portrait is cropped to a square', async () => {
    const id = await uploadedImage(portal.app, staff, { kind: 'portrait', file: await imageFile(900, 500) });
    const { width, height } = await sharp((await get(`/images/${id}/1x.webp`)).rawPayload).metadata();
    expect([width, height]).toEqual([400, 400]);
  });

  const rejected: {
    kind: string;
    name: string;
    bytes: () => Uint8Array | Promise<Uint8Array>;
    status: number;
    message: RegExp;
  }[] = [
    {
      kind: 'that claims 50,000 by 50,000 pixels',
      name: 'a.png',
      bytes: () => claimingPng(50_000, 50_000),
      status: 413,
      message: /^a\.png is 50,000 × 50,000 pixels\. The maximum is 40 million/,
    },
    {
      kind: 'that ends too early',
      name: 'a.jpg',
      bytes: async () => (await photo(400, 400).jpeg().toBuffer()).subarray(0, 20_000),
      status: 422,
      message: /^a\.jpg is damaged or incomplete/,
    },
    {
      kind: 'that is a page with the first bytes of a PNG',
      name: 'a.png',
      bytes: () => Buffer.concat([PNG_START, Buffer.from(HTML)]),
      status: 415,
      message: /^a\.png is no PNG, JPEG or WebP image/,
    },
    {
      kind: 'of 20 MB',
      name: 'a.png',
      bytes: () => Buffer.alloc(20 * 1024 * 1024, 1),
      status: 413,
      message: /Maximum size is 8MB/,
    },
    {
      kind: 'that is a drawing with a script',
      name: 'a.svg',
      bytes: () => Buffer.from(SVG),
      status: 415,
      message: /PNG, JPG, JPEG, or WEBP\. Export a drawing \(SVG\) as PNG/,
    },
    {
      kind: 'that is a drawing by another name',
      name: 'a.png',
      bytes: () => Buffer.from(SVG),
      status: 415,
      message: /^a\.png is no PNG.*Export a drawing/,
    },
    {
      kind: 'without content',
      name: 'a.webp',
      bytes: () => Buffer.alloc(0),
      status: 422,
      message: /^a\.webp is empty/,
    },
    {
      kind: 'of a few pixels',
      name: 'a.png',
      bytes: async () => (await imageFile(20, 10)).bytes,
      status: 400,
      message: /^a\.png is 20 × 10 pixels.* 72 or more/,
    },
    {
      kind: 'that is an animation',
      name: 'a.webp',
      bytes: () =>
        sharp(randomBytes(100 * 200 * 3), { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } })
          .webp()
          .toBuffer(),
      status: 422,
      message: /is an animation/,
    },
  ];

  test.each(rejected)('a file $kind is rejected with the reason', async ({ name, bytes, status, message }) => {
    const response = await send(name, await bytes());
    expect([response.statusCode, response.json().details]).toEqual([
      status,
      [{ field: 'file', message: expect.stringMatching(message) }],
    ]);
    expect(await portal.database.query('select 1 from images')).toEqual([]);
  });

  test('other calls get their responses while the largest image is processed', async () => {
    const bytes = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#123' } })
      .jpeg({ quality: 50 })
      .toBuffer();
    expect(bytes.length).toBeLessThan(MAX_IMAGE_BYTES);
    const uploads = Promise.all([send('a.jpg', bytes), send('b.jpg', bytes, 'portrait')]);
    let isDone = false;
    void uploads.finally(() => (isDone = true)).catch(() => undefined);
    const waits: number[] = [];
    while (!isDone) {
      const start = performance.now();
      await get('/livez');
      waits.push(performance.now() - start);
      await delay(5);
    }
    expect((await uploads).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(Math.max(...waits)).toBeLessThan(1_000);
  });

  test('the logo of an employer replaces that of a feed in its jobs, until it is removed', async () => {
    const posting = await addPosting(portal.database, { state: 'published' });
    await portal.database.query(
      `update job_postings set company_name = 'Rose Mills', logo_url = 'https://feed.example/logo.png' where id = $1`,
      [posting],
    );
    const [row] = await portal.database.query<{ id: string }>('select id from employers where name_key = $1', [
      'rose mills',
    ]);
    const logos = async () => {
      const { company, jobPostings } = (await get('/companies/rose-mills')).json().data;
      const { data } = (await get('/job/postings?search=rose')).json();
      return [company.logoUrl, jobPostings[0].logoUrl, data.jobPostings[0]?.logoUrl, company.logoAlt];
    };
    const feed = 'https://feed.example/logo.png';
    expect((await logos()).slice(0, 3)).toEqual([feed, feed, feed]);
    const image = await uploadedImage(portal.app, staff);
    const fields = { ...EMPLOYER_FIELDS, name: 'Rose Mills' };
    const edited = await write('PUT', `/employers/${row!.id}`, { ...fields, logo: { image, alt: '' }, version: 1 });
    expect(edited.json().data.employer.logo).toEqual({ image, alt: '' });
    const own = `/api/images/${image}/1x.webp`;
    expect(await logos()).toEqual([own, own, own, 'Logo of Rose Mills']);
    // A form that knows of no logo leaves it.
    await write('PUT', `/employers/${row!.id}`, { ...fields, location: 'Pune', version: 2 });
    expect((await logos())[0]).toBe(own);
    await write('PUT', `/employers/${row!.id}`, { ...fields, location: 'Pune', logo: null, version: 3 });
    expect((await logos()).slice(0, 3)).toEqual([feed, feed, feed]);
    expect((await audited()).slice(-4).map(({ action, after }) => [action, after])).toEqual([
      ['image.upload', { use: 'logo' }],
      ['employer.edit', expect.objectContaining({ logo: { image, alt: '' } })],
      ['employer.edit', { location: 'Pune' }],
      ['employer.edit', { logo: null }],
    ]);
  });

  test('a picture of the team must exist and requires a text alternative', async () => {
    const [first] = SECTION_DEFINITIONS.team.builtIn.people;
    const publish = (picture: object) =>
      write('PUT', '/content/team', { content: { lead: 'Us.', people: [{ ...first, picture }] }, version: 0 });
    const image = await uploadedImage(portal.app, staff, { kind: 'portrait', file: await imageFile(500, 500) });
    expect((await publish({ image, alt: ' ' })).json().details).toEqual([
      { field: 'people.0.picture.alt', message: IMAGE_MESSAGES.altMissing },
    ]);
    expect((await publish({ image: '0'.repeat(32), alt: 'Asha' })).json().details).toEqual([
      { field: 'people.0.picture.image', message: IMAGE_MESSAGES.gone },
    ]);
    expect((await publish({ image, alt: 'Asha at her desk' })).statusCode).toBe(200);
    expect((await get('/content/team')).json().data.content.people[0].picture).toEqual({
      image,
      alt: 'Asha at her desk',
    });
  });

  test('an unused image is removed after a week, and its URL is 404', async () => {
    const of = async (color: string) => uploadedImage(portal.app, staff, { file: await imageFile(300, 300, color) });
    const [unused, logo, old] = [await of('#111'), await of('#222'), await of('#333')];
    await newEmployer({ logo: { image: logo, alt: '' } });
    const quote = (picture?: object) => ({
      content: 'Good.',
      name: 'Asha',
      role: 'Nurse',
      ...(picture && { picture }),
    });
    await write('PUT', '/content/testimonials', {
      content: { testimonials: [quote({ image: old, alt: 'Asha' })] },
      version: 0,
    });
    // The version with the picture stays in the history.
    await write('PUT', '/content/testimonials', { content: { testimonials: [quote()] }, version: 1 });
    const { database } = portal;
    const clock = () => new Date();
    const { housekeeping } = createImagesService({ database, audit: createAuditService({ database, clock }), clock });
    const run = (days: number) => housekeeping[0]!.run(new Date(Date.now() + days * DAY_MS), 100);
    expect([await run(6), await run(8)]).toEqual([0, 1]);
    const status = async (id: string) => (await get(`/images/${id}/1x.webp`)).statusCode;
    expect([await status(unused), await status(logo), await status(old)]).toEqual([404, 200, 200]);
    expect((await get(`/images/${logo}/3x.webp`)).statusCode).toBe(404);
  });
});

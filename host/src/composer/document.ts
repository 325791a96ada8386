import { BRAND } from '@kadam/shared/contract/brand';
import {
  BOOT_RECORD_FORMAT,
  releaseUrl,
  scriptIntegrity,
  toLiveRemote,
  type BootRecord,
  type ComposedRemote,
  type ComposerInput,
} from '@kadam/shared/remote';
import { telemetryAddress } from '../reporting/telemetry';
import { headTags, scriptTags, type DocumentPage } from './head';
import { PREVIEW_PICTURE } from './preview-picture';
import { escapeHtml, fillTemplate } from './template';

const NOT_FOUND = { title: 'Page not found', description: `There is no page at this address of ${BRAND.name}.` };

interface Written extends Pick<ComposerInput, 'host' | 'canary' | 'trust'> {
  readonly publicUrl?: string | undefined;
  readonly remotes: readonly Pick<ComposedRemote, 'release' | 'previous' | 'previousDigest'>[];
}

/** Returns a function that writes the document of one page. The boot record is created once. */
export function documentWriter({
  host,
  remotes,
  canary,
  trust,
  publicUrl = BRAND.url,
}: Written): (page: DocumentPage) => string {
  const boot = bootTag({
    format: BOOT_RECORD_FORMAT,
    host: host.release.version,
    hostIntegrity: scriptIntegrity(host.release),
    remotes: remotes.map(({ release, previous, previousDigest }) => toLiveRemote(release, previous, previousDigest)),
    ...(canary !== undefined && { canary }),
    trust,
  });
  const fileOf = (name: string) => {
    const file = host.assets[name] ?? '';
    const integrity = host.release.files[file]?.integrity ?? '';
    return { asset: releaseUrl('host', host.release.version, file), integrity };
  };
  const scripts = scriptTags(host.release);
  const picture = host.assets[PREVIEW_PICTURE] && fileOf(PREVIEW_PICTURE).asset;
  return (page) => {
    const { title, description } = page?.route ?? NOT_FOUND;
    return fillTemplate(
      host.template,
      {
        title: escapeHtml(page?.route.path === '/' ? title : `${title} | ${BRAND.name}`),
        summary: summaryOf(page),
        description: escapeHtml(description),
        head: headTags(host.release, page, { publicUrl, picture }),
        telemetry: escapeHtml(telemetryAddress()),
        boot,
        path: escapeHtml(page?.route.path ?? ''),
        chrome: page?.route.chrome ?? 'full',
        page: page?.prerendered?.markup ?? '',
        scripts,
      },
      fileOf,
    );
  };
}

/**
 * Content without scripts of a page that is not prerendered; the API fills in one with a parameter.
 */
function summaryOf(page: DocumentPage): string {
  if (page?.prerendered || page?.route.path.includes(':')) return '';
  const { title, description } = page?.route ?? NOT_FOUND;
  return `<div class="document-text"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></div>`;
}

// A script block ends at the first "</script", so the text must not contain "<".
const bootTag = (record: BootRecord): string =>
  `<script type="application/json" id="kadam-boot">${JSON.stringify(record).replaceAll('<', '\\u003c')}</script>`;

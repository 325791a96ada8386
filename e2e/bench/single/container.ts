import type { LiveRemote } from '@kadam/shared/remote';

/** Stands in for the host's module of the same name: every page is a lazy chunk of the same build. */
export function openModule(release: LiveRemote, module: string): Promise<unknown> {
  const open = REMOTES[release.name];
  if (!open) throw new Error(`The single bundle has no pages of '${release.name}'.`);
  return open(module.replace(/^\.\//, ''));
}

const REMOTES: Readonly<Record<string, (page: string) => Promise<unknown>>> = {
  marketing: (page) =>
    import(/* webpackInclude: /-page\.tsx$/ */ `../../../remote-marketing/src/pages/${page}.tsx`) as Promise<unknown>,
  jobs: (page) =>
    import(/* webpackInclude: /-page\.tsx$/ */ `../../../remote-jobs/src/pages/${page}.tsx`) as Promise<unknown>,
  learning: (page) =>
    import(/* webpackInclude: /-page\.tsx$/ */ `../../../remote-learning/src/pages/${page}.tsx`) as Promise<unknown>,
  resume: (page) =>
    import(/* webpackInclude: /-page\.tsx$/ */ `../../../remote-resume/src/pages/${page}.tsx`) as Promise<unknown>,
};

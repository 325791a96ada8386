import { changeOrigins, listOrigins } from '../operations/override-origins';
import { UsageError, print, type Command } from './command';

/** `override`, `override allow <origin>`, `override deny <origin>`. */
export const overrideCommand: Command = async ([what = 'list', origin], { bundles }) => {
  if (what === 'list') return print(listOf(await listOrigins(bundles)));
  if (what !== 'allow' && what !== 'deny') throw new UsageError(`There is no 'override ${what}'.`);
  if (!origin) throw new UsageError(`Name the origin: release override ${what} http://localhost:3002.`);
  const isAllowed = what === 'allow';
  print(listOf(await changeOrigins(bundles, origin, { isAllowed })));
  if (isAllowed)
    print(
      `Then ?kadam-override=jobs@${origin} shows the release there, in one browser and for a day. nginx names it to browsers too when it runs with KADAM_OVERRIDE_ORIGINS=${origin}.`,
    );
  return 0;
};

const listOf = (origins: readonly string[]): string =>
  origins.length > 0
    ? `Overrides may come from ${origins.join(', ')}, and from every release that is retained here.`
    : 'Overrides may come from no other origin, and from every release that is retained here.';

import { signatureText } from '../signing/signature-text';
import { recordVerification } from '../verify/record-verification';
import { verifySite } from '../verify/verify-site';
import { printError, UsageError, print, type Command } from './command';

/** `verify [--site <url>] [--record]`. */
export const verifyCommand: Command = async (_words, { bundles, record, site = ownSite() }) => {
  if (!URL.canParse(site)) throw new UsageError(`'${site}' is not an address of a site: --site http://localhost:8080.`);
  const found = await verifySite(site, { bundlesFolder: bundles });
  if (record) await recordVerification(bundles, { site, found });
  const { asked, faults } = found;
  print(await signatureText(bundles));
  if (faults.length === 0) return print(`${site} is what was published: ${asked} responses are right.`);
  for (const fault of faults) printError(`! ${fault}`);
  return printError(
    `${site} is not what was published: ${faults.length} problems in ${asked} responses. 'release status' says what is wrong on disk.`,
  );
};

const ownSite = (): string => `http://localhost:${process.env.PORT ?? 8080}`;

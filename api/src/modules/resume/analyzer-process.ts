import { analyze, loadAhead, UnreadableDocument } from '@kadam/resume-engine';
import { type AnalysisReply, type AnalysisRequest, READY } from './analyzer-messages';

process.on('message', (request: AnalysisRequest) => {
  void reply(request).then((reply) => process.send?.(reply));
});
// pdf.js does not await some promises of damaged files. A rejection while the next file is read
// must not end the process. Everything that a reply depends on is awaited.
process.on('unhandledRejection', (reason) => process.stderr.write(`${placeOf(reason)}\n`));
// The parent is gone.
process.on('disconnect', () => process.exit());
void loadAhead().then(() => process.send?.(READY));

async function reply({ bytes, fileName, jobDescription, asOf }: AnalysisRequest): Promise<AnalysisReply> {
  try {
    const about = { asOf: new Date(asOf), fileName, ...(jobDescription && { jobDescription }) };
    return { analysis: await analyze(bytes, about) };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { unreadable: error.message };
    return { error: placeOf(error) };
  }
}

// Only the stack: a message may quote the resume, and this is logged.
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is not an error';
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return [error.name, ...frames].join('\n');
}

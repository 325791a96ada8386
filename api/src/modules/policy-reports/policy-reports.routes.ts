import { getPolicyReports, sendPolicyReports } from '@kadam/shared/contract/policy-reports';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { PolicyReportsService } from './policy-reports.service';

export function policyReportsRoutes(app: FastifyInstance, reports: PolicyReportsService, counters: Counters): void {
  void app.register(async (scope) => {
    takeBrowserFormats(scope);
    serve(scope, sendPolicyReports, {
      counters,
      handle: ({ body, client }) => {
        reports.take(body, client);
        return success({});
      },
    });
  });
  serve(app, getPolicyReports, { handle: async ({ query }) => success({ data: await reports.report(query.hours) }) });
}

// A content type for each format; the Reporting API sends an array, but bodies of this API are
// objects.
function takeBrowserFormats(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, parseJson);
  scope.addContentTypeParser<string>('application/reports+json', { parseAs: 'string' }, (request, text, done) =>
    parseJson(request, text, (error, reports?: unknown) => done(error, { reports })),
  );
}

import { type FastifyInstance } from 'fastify';
import { getDocumentLabels, getDocuments, refreshKycStatus } from '@casino-kit/api-contract';
import { isAskedForSourceOfFunds } from '../affordability/mark-net-deposits.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { type Services } from '../services.js';
import { applyApproval, doesProfileLag } from './approvals.js';
import { createClamdScanner } from './clamd.js';
import { type DocumentFiles } from './document-files.js';
import { formRoute } from './form-route.js';
import { getConfiguredLabels, withSourceOfFunds } from './labels.js';
import { createPdfRewriter } from './pdf-rewriter.js';
import { readDocuments } from './read-documents.js';
import { serveDocumentFile } from './serve-file.js';
import { tusRoutes } from './tus-routes.js';

/** Identity documents (§3, §4, §5): what is asked for, what was sent, uploads, files. */
export async function documentRoutes(
  app: FastifyInstance,
  { serve }: EndpointRoutes,
  services: Services,
  files: DocumentFiles,
): Promise<void> {
  const { database, sessions, configuration, resources, log } = services;
  const labels = getConfiguredLabels(configuration);
  const taken = withSourceOfFunds(labels);
  const readStatus = async (playerId: number) => ({
    kycStatus: (await readPlayerRow(database, playerId)).kycStatus,
    profileLags: await doesProfileLag(database, playerId),
  });

  serve(getDocumentLabels, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    const asked = await isAskedForSourceOfFunds(database, id);
    return { labels: [...(asked ? taken : labels)] };
  });
  serve(getDocuments, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    return { documents: await readDocuments(database, id), ...(await readStatus(id)) };
  });
  serve(refreshKycStatus, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    await applyApproval(database, id);
    return readStatus(id);
  });

  const { scannerAddress } = configuration;
  const scanner = scannerAddress === undefined ? null : createClamdScanner(scannerAddress);
  const rewritePdf = createPdfRewriter(resources.pdfThread);
  const context = { database, files, labels: taken, scanner, rewritePdf, log };
  await tusRoutes(app, services, context);
  await formRoute(app, services, context);
  serveDocumentFile(app, services, files);
}

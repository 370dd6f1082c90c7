import { CallError, type RequestSender, sendRequest } from '@casino-kit/api-client';
import { documentFilePath, type IdentityDocument } from '@casino-kit/api-contract';

/** Lets the browser save a document of the player as a file; it is never opened on the page. @throws CallError */
export async function saveDocument(
  client: RequestSender,
  { documentId, fileName }: Pick<IdentityDocument, 'documentId' | 'fileName'>,
): Promise<void> {
  const response = await sendRequest(client, documentFilePath(documentId));
  if (!response.ok) throw new CallError('status', 'getDocumentFile', { status: response.status });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
}

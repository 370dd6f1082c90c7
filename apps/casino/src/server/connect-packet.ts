import {
  decodePacket,
  decodePayload,
  encodePacket,
  encodePayload,
  type Packet as Frame,
} from 'engine.io-parser';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { liveTableNamespace } from '@casino-kit/api-contract';

/**
 * Adds the token to the data of a socket.io packet if that opens a connection; not to that of a live table, whose frame
 * sends its launch token.
 */
function withToken(content: string, token: string): string {
  let opening: Packet | undefined;
  const decoder = new Decoder();
  decoder.on('decoded', (packet) => {
    if (packet.type === PacketType.CONNECT) opening = packet;
  });
  decoder.add(content);
  if (opening === undefined || opening.nsp === liveTableNamespace) return content;
  const data = { ...(opening.data as object | undefined), token };
  const [encoded] = new Encoder().encode({ ...opening, data }) as string[];
  return encoded ?? content;
}

/** Socket.io packets are messages of engine.io; `0` is the type of the one that opens a connection. */
const isOpening = (frame: Frame): frame is Frame & { data: string } =>
  frame.type === 'message' && typeof frame.data === 'string' && frame.data.startsWith('0');

const changed = (frame: Frame, token: string): Frame =>
  isOpening(frame) ? { ...frame, data: withToken(frame.data, token) } : frame;

/** Returns the body of a polling request with `auth.token` in the packet that opens a connection (decision 45). */
export function payloadWithToken(payload: string, token: string): string {
  try {
    const frames = decodePayload(payload);
    if (!frames.some(isOpening)) return payload;
    let encoded = payload;
    encodePayload(
      frames.map((frame) => changed(frame, token)),
      (text) => {
        encoded = text;
      },
    );
    return encoded;
  } catch {
    // The backend responds to what cannot be parsed.
    return payload;
  }
}

/** Returns a text message of a WebSocket with `auth.token` in the packet that opens a connection (decision 45). */
export function messageWithToken(message: string, token: string): string {
  try {
    const frame = decodePacket(message);
    if (!isOpening(frame)) return message;
    let encoded = message;
    encodePacket(changed(frame, token), true, (text: string) => {
      encoded = text;
    });
    return encoded;
  } catch {
    return message;
  }
}

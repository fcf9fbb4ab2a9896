// Just enough of RFC 6455 to speak text frames with a browser, so that the mock needs no package.
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

export interface Peer {
  send: (message: unknown) => void;
  onmessage: (message: any) => void;
}

function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x81, body.length])
      : body.length < 65536
        ? Buffer.from([0x81, 126, body.length >> 8, body.length & 255])
        : Buffer.concat([Buffer.from([0x81, 127, 0, 0, 0, 0]), uint32(body.length)]);
  return Buffer.concat([head, body]);
}

function uint32(n: number): Buffer {
  const out = Buffer.alloc(4);
  out.writeUInt32BE(n);
  return out;
}

export function accept(request: IncomingMessage, socket: Duplex): Peer {
  const key = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}${GUID}`)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
  );
  const peer: Peer = {
    send: (message) => socket.write(frame(JSON.stringify(message))),
    onmessage: () => {},
  };
  let waiting = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= 6) {
      const short = waiting[1]! & 127;
      const at = short === 126 ? 4 : 2;
      const size = short === 126 ? waiting.readUInt16BE(2) : short;
      if (waiting.length < at + 4 + size) return;
      const mask = waiting.subarray(at, at + 4);
      const body = waiting.subarray(at + 4, at + 4 + size).map((byte, i) => byte ^ mask[i % 4]!);
      const code = waiting[0]! & 15;
      waiting = waiting.subarray(at + 4 + size);
      if (code === 8) socket.end();
      else if (code === 1) peer.onmessage(JSON.parse(Buffer.from(body).toString()));
    }
  });
  socket.on('error', () => {});
  return peer;
}

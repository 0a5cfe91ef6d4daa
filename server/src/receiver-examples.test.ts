import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../docs/connecting.md', import.meta.url), 'utf8');

function exampleIn(language: string): string {
  const [, code] = text.match(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms')) ?? [];
  if (code === undefined) throw new Error(`docs/connecting.md has no example in ${language}`);
  return code;
}

/** Each program reads calls from its standard input and writes whether the example accepts them. */
const languages = [
  {
    name: 'js',
    command: [process.execPath, '--input-type=module', '--eval'],
    program: `${exampleIn('js')}
      import { readFileSync } from 'node:fs';
      const calls = JSON.parse(readFileSync(0, 'utf8'));
      const accepted = calls.map(({ secret, headers, body }) => isFromAlmanac(secret, headers, Buffer.from(body)));
      console.log(JSON.stringify(accepted));`,
  },
  {
    name: 'python',
    command: ['python3', '-c'],
    program: `${exampleIn('python')}
import json, sys
calls = json.load(sys.stdin.buffer)
print(json.dumps([is_from_almanac(call["secret"], call["headers"], call["body"].encode()) for call in calls]))`,
  },
  {
    name: 'php',
    command: ['php', '-r'],
    program: `${exampleIn('php')}
      $calls = json_decode(stream_get_contents(STDIN), true);
      echo json_encode(array_map(fn ($call) => isFromAlmanac($call['secret'], $call['headers'], $call['body']), $calls));`,
  },
];

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const newSecret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
const id = '0195f3c2-7c1e-7d43-9d0b-3f0c8a6f1d22';
const body = '{"type":"webhook.test","data":{"name":"Zoë 🎉 \\u00e9"}}';

interface SignedCall {
  secret: string;
  headers: Record<string, string>;
  body: string;
}

/** A call that was signed some seconds ago, with each of the secrets. */
function signedCall(secondsAgo: number, ...secrets: string[]): SignedCall {
  const at = new Date(Date.now() - secondsAgo * 1000);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((each) => new Webhook(each).sign(id, at, body)).join(' '),
  };
  return { secret, headers, body };
}

const genuine = signedCall(0, secret);
const changed = (headers: Record<string, string>): SignedCall => ({
  ...genuine,
  headers: { ...genuine.headers, ...headers },
});
const signature = genuine.headers['webhook-signature'] ?? '';

const cases: { call: SignedCall; isAccepted: boolean; of: string }[] = [
  { of: 'genuine', call: genuine, isAccepted: true },
  { of: 'four minutes old', call: signedCall(240, secret), isAccepted: true },
  { of: 'two secrets, this one first', call: signedCall(0, secret, newSecret), isAccepted: true },
  { of: 'two secrets, this one last', call: signedCall(0, newSecret, secret), isAccepted: true },
  { of: 'another secret', call: signedCall(0, newSecret), isAccepted: false },
  { of: 'six minutes old', call: signedCall(360, secret), isAccepted: false },
  { of: 'six minutes early', call: signedCall(-360, secret), isAccepted: false },
  { of: 'a changed body', call: { ...genuine, body: body.replace('Zoë', 'Zoe') }, isAccepted: false },
  { of: 'another id', call: changed({ 'webhook-id': 'another' }), isAccepted: false },
  { of: 'another time', call: signedAt(genuine, 60), isAccepted: false },
  { of: 'no number as time', call: changed({ 'webhook-timestamp': 'now' }), isAccepted: false },
  {
    of: 'another version',
    call: changed({ 'webhook-signature': `v2${signature.slice(2)}` }),
    isAccepted: false,
  },
  { of: 'the start of the signature', call: changed({ 'webhook-signature': 'v1,' }), isAccepted: false },
  { of: 'letters of other languages', call: changed({ 'webhook-signature': 'v1,é🎉' }), isAccepted: false },
  { of: 'no signature', call: changed({ 'webhook-signature': '' }), isAccepted: false },
  { of: 'no headers', call: { ...genuine, headers: {} }, isAccepted: false },
];

/** The call with another time, which its signature doesn't cover. */
function signedAt(call: SignedCall, secondsAgo: number): SignedCall {
  const timestamp = Number(call.headers['webhook-timestamp']) - secondsAgo;
  return { ...call, headers: { ...call.headers, 'webhook-timestamp': String(timestamp) } };
}

const isInstalled = (command = '') => spawnSync(command, ['--version']).status === 0;

for (const { name, command, program } of languages) {
  const [executable = '', ...parameters] = command;
  test.skipIf(!isInstalled(executable))(`the ${name} example accepts only what was signed`, () => {
    const { stdout, stderr } = spawnSync(executable, [...parameters, program], {
      input: JSON.stringify(cases.map(({ call }) => call)),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const accepted: boolean[] = JSON.parse(stdout);
    expect(cases.map(({ of }, position) => [of, accepted[position]])).toEqual(
      cases.map(({ of, isAccepted }) => [of, isAccepted]),
    );
  });
}

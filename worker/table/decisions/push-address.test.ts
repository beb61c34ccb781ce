import { expect, test } from 'vitest'

import { isPushEndpoint } from './push.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/dpH5lCsTSSM:APA91',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
])('a notification can be sent to %s', (address) => {
  expect(isPushEndpoint(address)).toBe(true)
})

test.each([
  '',
  'no address',
  'http://push.example.com/a',
  'ftp://push.example.com/a',
  'data:text/plain,a',
  'https://push.example.com:8443/a',
  'https://anna:secret@push.example.com/a',
  'https://localhost/a',
  'https://printer/a',
  'https://printer.local/a',
  'https://router.home.arpa/a',
  'https://metadata.google.internal/a',
  'https://a.localhost/a',
  'https://127.0.0.1/a',
  'https://10.0.0.7/a',
  'https://0x7f.1/a',
  'https://2130706433/a',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/a',
  'https://[fd00::1]/a',
  'https://[::ffff:127.0.0.1]/a',
  'https://198.18.0.1/a',
  'https://198.19.255.254/a',
  'https://100.64.0.1/a',
  'https://192.0.0.9/a',
  'https://0.0.0.0/a',
  'https://[64:ff9b::a00:1]/a',
  'https://[64:ff9b:1::a00:1]/a',
  'https://[2002:a00:1::1]/a',
  'https://[::10.0.0.1]/a',
  'https://[fe80::1]/a',
  'https://localhost./a',
  'https://127.0.0.1./a',
])('no notification is sent to %s', (address) => {
  expect(isPushEndpoint(address)).toBe(false)
})

import {createNetworkFrame, parseNetworkMessage} from './networkFrame';

const MESSAGE = {
  kind: 'toolpad-ad',
  link: 'https://ads.example/click',
  img: 'https://ads.example/ad.png',
  description: 'Buy things',
};

test('takes the ad out of a message', () => {
  expect(parseNetworkMessage(MESSAGE, 'Network')).toEqual({
    link: MESSAGE.link,
    img: MESSAGE.img,
    name: '',
    description: 'Buy things',
    poweredby: 'Network',
    label: 'network-image',
  });
});

test.each([
  null,
  'toolpad-ad',
  {},
  {...MESSAGE, kind: 'other'},
  {...MESSAGE, link: 'javascript:alert(1)'},
  {...MESSAGE, link: 'http://ads.example/'},
  {...MESSAGE, img: 'data:image/png;base64,'},
  {...MESSAGE, description: ''},
  {...MESSAGE, description: undefined},
])('drops the message %j', (message) => {
  expect(parseNetworkMessage(message, 'Network')).toBeNull();
});

test('nothing in the options can break out of the document', () => {
  const html = createNetworkFrame({
    networkScriptUrl: 'https://ads.example/a.js?x="><img src=x>&y=</script>',
    networkScriptId: '"><b>',
    networkElementId: '</script><b>',
  });
  expect(html.match(/<[a-z/!]+/g)).toEqual([
    '<!doctype',
    '<meta',
    '<script',
    '</script',
    '<body',
    '<script',
    '</script',
  ]);
  expect(html).toContain(
    'src="https://ads.example/a.js?x=&quot;>&lt;img src=x>&amp;y=&lt;/script>"',
  );
});

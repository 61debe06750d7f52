import {chromium} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from './tools/chromium.mjs';
const b = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
for (const [w,dark] of [[1280,false],[360,false],[1280,true]]) {
  const p = await b.newPage({viewport:{width:w,height:900}, colorScheme: dark?'dark':'light'});
  for (const u of process.argv.slice(2)) {
    await p.goto('http://localhost:3461/toolpad/core/'+u);
    await p.waitForTimeout(300);
    await p.screenshot({path:`/tmp/shots/${u.replace(/\W+/g,'_')}${w}${dark?'d':''}.png`, fullPage: true});
  }
}
await b.close();

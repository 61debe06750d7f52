import {hydrateRoot} from 'react-dom/client';
import {DemoPageStage} from '../../../src/components/DemoPage/DemoPageStage';
// What a reader chooses in another document of the site, such as the page around a frame.
import '../../preferences/client/syncTabs';
import '../../preferences/client/mirrorAttributes';

// The start of a demo's page in a build: what the site's own start would do, without the site.
const host = document.querySelector('[data-demo-page]');
const key = host?.getAttribute('data-demo-page');
if (host && key) {
  hydrateRoot(host, <DemoPageStage demoKey={key} html="" />);
}

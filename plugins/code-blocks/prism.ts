// Prism with the languages that the renderer's copy lacks. Build side only: browsers get HTML.
import './globalPrism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-docker';
import 'prismjs/components/prism-ini';

export {Prism} from 'prism-react-renderer';

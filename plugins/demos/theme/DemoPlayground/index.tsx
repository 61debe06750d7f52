export {DemoPlayground as default} from '../../../../src/components/DemoPlayground/DemoPlayground';
